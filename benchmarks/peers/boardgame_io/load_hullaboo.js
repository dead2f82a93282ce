// Random play at our tables: node load_hullaboo.js PORT TABLES GAME SEATS; counts what it is shown.
// Each seat is a player of its own: it makes a move whenever it is shown a table that it has not answered yet, and makes
// no other before that one has been answered. In games that are played in turns one seat moves at a time, as with
// boardgame.io; in races all move at once, as people do. Play begins when all tables are open. A match that is over is
// followed by another with the same sockets, and what that costs the server counts on both sides; here all four agree on
// a rematch and follow to its table. Only waiting, which no client sends, and the word that ends a round at once are kept
// for when nothing has happened at a table for a while: drawn like any other move, that word would end nearly every
// round before its first turn.
// Out of a view only its number, its occasion and its legal moves are read: the load should cost little beside what it measures.
const WebSocket = require('ws');
const { guest, post } = require('./guest.js');
const { allReady, reveal, sit } = require('./salts.js');
const { takeTurns, turn } = require('./turns.js');

const [port, tables] = process.argv.slice(2, 4).map(Number);
const [game, seats] = [process.argv[4], Number(process.argv[5])];
const kept = ['wait', { bloops: 'bloops', spooky: 'call' }[game]];
const deflate = process.env.DEFLATE === '1';
// Longer than messages are held back for each other's lines, and than contests last.
const PATIENCE = 600;
const TABLE = '{"type":"table","number":';
const NUMBER = TABLE.length;
const OCCASION = '"occasion":"';
const LEGAL = '"legal":[';
const all = [];

async function open() {
  const wanted = { game, seats: Array(seats).fill({ kind: 'me' }), hot_seat: true, pace: 0 };
  const { table: id } = await post(port, '/api/tables', wanted);
  const table = { seats: [], since: Date.now(), over: false };
  for (let seat = 0; seat < seats; seat++) table.seats.push(newcomer(seat, id, connected(table, seat, id)));
  all.push(table);
}

function newcomer(seat, at, send) {
  return { seat, at, send, number: 0, occasion: '', answered: 0, moves: 0, legal: '[]', waits: false, sits: false, shows: false, wantsMore: false };
}

function connected(table, seat, id) {
  const address = `ws://127.0.0.1:${port}/api/tables/${id}/socket`;
  const socket = new WebSocket(address, { headers: { cookie: guest.cookie }, perMessageDeflate: deflate });
  socket.on('message', (data) => hear(table, table.seats[seat], data.toString()));
  return (message) => socket.send(JSON.stringify(message));
}

function hear(table, player, text) {
  if (text.startsWith(TABLE)) {
    look(table, player, text);
    return;
  }
  const message = JSON.parse(text);
  if (message.type === 'ping') player.send({ type: 'pong', nonce: message.nonce });
  else if (message.type === 'room') playAgain(table, player, message);
  else if ((message.type === 'ack' || message.type === 'refused') && message.id.startsWith('m')) {
    player.waits = false;
    move(table, player);
  }
}

function look(table, player, text) {
  turn.views += 1;
  if (!text.startsWith(`"seat":${player.seat},`, text.indexOf(',', NUMBER) + 1)) return;
  table.since = Date.now();
  player.number = parseInt(text.slice(NUMBER), 10);
  const occasion = text.indexOf(OCCASION, NUMBER) + OCCASION.length;
  player.occasion = text.slice(occasion, text.indexOf('"', occasion));
  player.legal = text.slice(text.lastIndexOf(LEGAL) + LEGAL.length - 1, text.lastIndexOf(']') + 1);
  move(table, player);
}

function move(table, player) {
  if (!turn.going || table.over || player.waits || player.answered === player.number) return;
  const moves = legal(player).filter((each) => !kept.includes(each));
  if (moves.length) play(player, pick(moves));
}

function legal({ legal }) {
  return legal.length > 2 ? JSON.parse(legal).map(({ move }) => move) : [];
}

function pick(list) {
  return list[Math.floor(Math.random() * list.length)];
}

function play(player, move) {
  const { seat, number, occasion } = player;
  player.waits = true;
  player.answered = number;
  player.moves += 1;
  player.send({ type: 'move', id: `m${player.moves}`, seat, move, answers: occasion });
}

// Nothing has happened for a while: somebody says or does what there is to say or do.
function goOn(table) {
  if (!turn.going || table.over || Date.now() - table.since < PATIENCE) return;
  const willing = table.seats.filter((player) => !player.waits && legal(player).length);
  if (!willing.length) return;
  const player = pick(willing);
  table.since = Date.now();
  play(player, pick(legal(player)));
}

// A match is over: all want another, and go on to its table as soon as there is one.
function playAgain(table, player, room) {
  if (room.table !== player.at) return;
  if (room.phase === 'gathering') sitDown(table, player);
  if (allReady(room)) show(player);
  if (room.phase !== 'over') return;
  table.over = true;
  if (!player.wantsMore) player.send({ type: 'propose', id: 'again', seat: player.seat, what: 'rematch' });
  player.wantsMore = true;
  if (!room.next) return;
  player.send({ type: 'follow', id: 'follow' });
  table.seats[player.seat] = newcomer(player.seat, room.next, player.send);
}

function sitDown(table, player) {
  if (player.sits) return;
  player.sits = true;
  player.send(sit(player.seat));
  if (table.seats.every(({ sits }) => sits)) Object.assign(table, { since: Date.now(), over: false });
}

function show(player) {
  if (!player.shows) player.send(reveal(player.seat));
  player.shows = true;
}

function everybody() {
  all.forEach((table) => table.seats.forEach((player) => move(table, player)));
}

async function main() {
  await post(port, '/api/guest', { name: 'Load' });
  turn.going = false;
  for (let table = 0; table < tables; table++) await open();
  turn.going = true;
  everybody();
  takeTurns(everybody);
  setInterval(() => all.forEach(goOn), PATIENCE / 4);
}

main();
