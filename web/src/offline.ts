/** The page for when there is no server: words and looks of the client, and nothing that would talk to a server. */
import { mount } from "svelte";
import "./tokens.css";
import "./base.css";
import Offline from "./Offline.svelte";
import { keepSettings } from "./settings.svelte";
import { openWords } from "./speaking.svelte";

keepSettings();
await openWords();
mount(Offline, { target: document.getElementById("app") ?? document.body });
