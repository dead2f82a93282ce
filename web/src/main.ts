/** The client begins: words first, so that the first picture is complete. */
import { mount } from "svelte";
import "./tokens.css";
import "./base.css";
import App from "./App.svelte";
import { watchForMissingParts } from "./freshness";
import { install } from "./installing";
import { keepSettings } from "./settings.svelte";
import { openWords } from "./speaking.svelte";

watchForMissingParts();
keepSettings();
await openWords();
mount(App, { target: document.getElementById("app") ?? document.body });
install();
