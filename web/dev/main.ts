/** `npm run dev`, then /dev/?game=name&bot=2&seats=3: one board against bots of a server on port 8000. */
import { mount } from "svelte";
import "../src/tokens.css";
import { load } from "../src/boards";
import { Connection } from "../src/connection.svelte";
import { playNow } from "../src/http";
import { bundle, type Language } from "../src/words";
import Bench from "./Bench.svelte";

const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? "";
const seats = asked.get("seats");
const [{ Board, description }, words, made] = await Promise.all([
  load(game),
  bundle((asked.get("language") ?? "en") as Language, game),
  playNow(game, { bot: asked.get("bot") ?? "2", seats: seats === null ? null : Number(seats) }),
]);
const connection = new Connection(made.table);
void connection.sit(made.seats[0]?.seat ?? 0);
const target = document.getElementById("page") ?? document.body;
mount(Bench, { target, props: { Board, description, words, connection } });
