// Random play at our tables: node load_hullaboo.js PORT TABLES GAME SEATS; counts what it is shown.
// As with boardgame.io, one seat moves at a time, and the next move is made when the last one has been seen (by all seats,
// or for a while by nobody, since some moves show nothing to some); play begins when all tables are open. A match that
// is over is followed by another, and what that costs the server counts on both sides. Moves are drawn from all that all
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
  const table = { left: seats, id: made.table, shown: [], sends: [], moves: 0, waits: false, unseen: 0, over: false };
  table.shown = Array.from({ length: seats }, (_, seat) => ({ seat, number: 0, legal: '[]' }));
  all.add(table);
  for (let seat = 0; seat < seats; seat++) sit(table, seat);
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
  table.shown[seat] = { seat, number: parseInt(text.slice(NUMBER), 10), legal };
  table.unseen -= 1;
  move(table);
}

function hear(table, seat, socket, text) {
  if (text.startsWith(TABLE)) {
    look(table, seat, text);
    return;
  }
  const message = JSON.parse(text);
  if (message.type === 'ping') table.sends[seat]({ type: 'pong', nonce: message.nonce });
  else if (message.type === 'refused') {
    table.unseen = 0;
    answered(table);
  } else if (message.type === 'ack' && message.id !== 'sit') {
    answered(table);
  } else if (message.type === 'room' && message.phase === 'over') {
    table.over = true;
    socket.close();
  }
}

function sit(table, seat) {
  const address = `ws://127.0.0.1:${port}/api/tables/${table.id}/socket`;
  const socket = new WebSocket(address, { headers: { cookie: guest.cookie }, perMessageDeflate: deflate });
  table.sends[seat] = (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
  socket.on('open', () => table.sends[seat]({ type: 'sit', id: 'sit', seat, salt: '00112233445566778899aabbccddeeff' }));
  socket.on('message', (data) => hear(table, seat, socket, data.toString()));
  socket.on('close', () => {
    table.left -= 1;
    if (table.left > 0) return;
    all.delete(table);
    open();
  });
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
