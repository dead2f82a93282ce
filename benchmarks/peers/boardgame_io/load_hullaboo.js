// Random play at our tables: node load_hullaboo.js PORT PID TABLES SECONDS GAME SEATS; prints one line of JSON.
// As with boardgame.io, one seat moves at a time, and the next move is made when the last one has been seen.
const http = require('http');
const WebSocket = require('ws');
const { measure } = require('./measure.js');

const [port, pid, tables, seconds] = process.argv.slice(2, 6).map(Number);
const [game, seats] = [process.argv[6], Number(process.argv[7])];
const counted = { views: 0, moves: 0, refused: 0, matches: 0 };
const deflate = process.env.DEFLATE === '1';
let cookie = '';

function post(path, body) {
  return new Promise((done, fail) => {
    const request = http.request({ port, host: '127.0.0.1', path, method: 'POST', headers: { cookie } }, (reply) => {
      let text = '';
      if (reply.headers['set-cookie']) cookie = reply.headers['set-cookie'][0].split(';')[0];
      reply.on('data', (piece) => (text += piece)).on('end', () => done(JSON.parse(text)));
    });
    request.on('error', fail).end(JSON.stringify(body));
  });
}

async function open() {
  const wanted = { game, seats: Array(seats).fill({ kind: 'me' }), hot_seat: true, pace: 0 };
  const made = await post('/api/tables', wanted);
  const table = { left: seats, id: made.table, shown: [], sends: [], moves: 0, waits: false, over: false };
  for (let seat = 0; seat < seats; seat++) sit(table, seat);
}

function move(table) {
  if (table.waits || table.over) return;
  const able = table.shown.filter((shown) => shown && shown.legal.length);
  if (!able.length) return;
  const { seat, number, legal } = able[Math.floor(Math.random() * able.length)];
  table.waits = true;
  table.moves += 1;
  const { move } = legal[Math.floor(Math.random() * legal.length)];
  table.sends[seat]({ type: 'move', id: `m${table.moves}`, seat, move, answers: number });
}

function answered(table) {
  table.waits = false;
  setImmediate(move, table);
}

function hear(table, seat, socket, message) {
  if (message.type === 'ping') table.sends[seat]({ type: 'pong', nonce: message.nonce });
  else if (message.type === 'refused') {
    counted.refused += 1;
    answered(table);
  } else if (message.type === 'ack' && message.id !== 'sit') {
    counted.moves += 1;
    answered(table);
  } else if (message.type === 'room' && message.phase === 'over') {
    table.over = true;
    socket.close();
  } else if (message.type === 'table') {
    counted.views += 1;
    if (message.seat !== seat) return;
    table.shown[seat] = message;
    move(table);
  }
}

function sit(table, seat) {
  const address = `ws://127.0.0.1:${port}/api/tables/${table.id}/socket`;
  const socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: deflate });
  table.sends[seat] = (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
  socket.on('open', () => table.sends[seat]({ type: 'sit', id: 'sit', seat, salt: '00112233445566778899aabbccddeeff' }));
  socket.on('message', (text) => hear(table, seat, socket, JSON.parse(text)));
  socket.on('close', () => {
    table.left -= 1;
    if (table.left > 0) return;
    counted.matches += 1;
    open();
  });
}

async function main() {
  await post('/api/guest', { name: 'Load' });
  for (let table = 0; table < tables; table++) await open();
  await measure(pid, seconds, counted);
}

main();
