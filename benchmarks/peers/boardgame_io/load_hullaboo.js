// Random play at our tables: node load_hullaboo.js PORT TABLES GAME SEATS; counts what it is shown.
// As with boardgame.io, one seat moves at a time, and the next move is made when the last one has been seen (by all seats,
// or for a while by nobody, since some moves show nothing to some); play begins when all tables are open. A match that
// is over is followed by another with the same sockets, and what that costs the server counts on both sides; here all
// four agree on a rematch and follow to its table. Moves are drawn from all that all
// seats may do. Only waiting, which no client sends, and the word that ends a round at once are kept for when there is
// nothing else to do: drawn like any other move, that word would end nearly every round before its first turn.
// Out of a view only its number and its legal moves are read: the load should cost little beside what it measures.
const WebSocket = require('ws');
const { guest, post } = require('./guest.js');
const { takeTurns, turn } = require('./turns.js');

const [port, tables] = process.argv.slice(2, 4).map(Number);
const [game, seats] = [process.argv[4], Number(process.argv[5])];
const kept = ['wait', { bloops: 'bloops', spooky: 'call' }[game]];
const deflate = process.env.DEFLATE === '1';
// Longer than messages are held back for each other's lines: who plays on before they have come finds only words to say.
const PATIENCE = 500;
const TABLE = '{"type":"table","number":';
const NUMBER = TABLE.length;
const LEGAL = '"legal":[';
const all = new Set();

async function open() {
  const wanted = { game, seats: Array(seats).fill({ kind: 'me' }), hot_seat: true, pace: 0 };
  const made = await post(port, '/api/tables', wanted);
  const table = { shown: [], sends: [], moves: 0, waits: false, unseen: 0, over: false };
  table.shown = Array.from({ length: seats }, (_, seat) => nothing(seat));
  table.at = Array(seats).fill(made.table);
  all.add(table);
  for (let seat = 0; seat < seats; seat++) sit(table, seat);
}

function nothing(seat) {
  return { seat, number: 0, legal: '[]', sits: false, wantsMore: false };
}

function move(table) {
  if (!turn.going || table.waits || table.unseen > 0 || table.over) return;
  const offers = table.shown.flatMap(({ seat, number, legal }) =>
    legal.length > 2 ? JSON.parse(legal).map(({ move }) => ({ seat, number, move })) : [],
  );
  if (!offers.length) return;
  const others = offers.filter(({ move }) => !kept.includes(move));
  const { seat, number, move } = pick(others.length ? others : offers);
  table.waits = true;
  table.unseen = seats;
  table.moves += 1;
  table.sends[seat]({ type: 'move', id: `m${table.moves}`, seat, move, answers: number });
}

function pick(list) {
  return list[Math.floor(Math.random() * list.length)];
}

function answered(table) {
  table.waits = false;
  move(table);
  if (table.unseen > 0) setTimeout(goOn, PATIENCE, table, table.moves);
}

function goOn(table, moves) {
  if (moves !== table.moves) return;
  table.unseen = 0;
  move(table);
}

function look(table, seat, text) {
  turn.views += 1;
  if (!text.startsWith(`"seat":${seat},`, text.indexOf(',', NUMBER) + 1)) return;
  const legal = text.slice(text.lastIndexOf(LEGAL) + LEGAL.length - 1, text.lastIndexOf(']') + 1);
  Object.assign(table.shown[seat], { number: parseInt(text.slice(NUMBER), 10), legal });
  table.unseen -= 1;
  move(table);
}

// A match is over: all want another, and go on to its table as soon as there is one.
function playAgain(table, seat, room) {
  const [send, shown] = [table.sends[seat], table.shown[seat]];
  if (room.table !== table.at[seat]) return;
  if (room.phase === 'gathering') sitDown(table, seat);
  if (room.phase !== 'over') return;
  table.over = true;
  if (!shown.wantsMore) send({ type: 'propose', id: 'again', seat, what: 'rematch' });
  shown.wantsMore = true;
  if (!room.next) return;
  send({ type: 'follow', id: 'follow' });
  table.at[seat] = room.next;
  table.shown[seat] = nothing(seat);
}

function sitDown(table, seat) {
  if (table.shown[seat].sits) return;
  table.shown[seat].sits = true;
  table.sends[seat]({ type: 'sit', id: 'sit', seat, salt: '00112233445566778899aabbccddeeff' });
  if (table.shown.every(({ sits }) => sits)) Object.assign(table, { waits: false, unseen: 0, over: false });
}

function hear(table, seat, text) {
  if (text.startsWith(TABLE)) {
    look(table, seat, text);
    return;
  }
  const message = JSON.parse(text);
  if (message.type === 'ping') table.sends[seat]({ type: 'pong', nonce: message.nonce });
  else if (message.type === 'room') playAgain(table, seat, message);
  else if (message.type === 'refused') {
    table.unseen = 0;
    answered(table);
  } else if (message.type === 'ack' && message.id.startsWith('m')) {
    answered(table);
  }
}

function sit(table, seat) {
  const address = `ws://127.0.0.1:${port}/api/tables/${table.at[seat]}/socket`;
  const socket = new WebSocket(address, { headers: { cookie: guest.cookie }, perMessageDeflate: deflate });
  table.sends[seat] = (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
  socket.on('message', (data) => hear(table, seat, data.toString()));
}

async function main() {
  await post(port, '/api/guest', { name: 'Load' });
  turn.going = false;
  for (let table = 0; table < tables; table++) await open();
  turn.going = true;
  all.forEach(move);
  takeTurns(() => all.forEach(move));
}

main();
