// Tables of four, opened one after another: node open_tables.js PORT PID TABLES GAME
// Prints one line of JSON: the milliseconds of CPU that each stage cost the server, a table.
const fs = require('fs');
const WebSocket = require('ws');
const { guest, post } = require('./guest.js');
const { allReady, reveal, sit } = require('./salts.js');

const [port, pid, tables] = process.argv.slice(2, 5).map(Number);
const game = process.argv[5];
const SEATS = 4;
const CALM = 1500;
const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

function cpu() {
  const threads = fs.readdirSync(`/proc/${pid}/task`);
  const spent = threads.map((thread) => Number(fs.readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]));
  return spent.reduce((sum, each) => sum + each, 0) / 1e6;
}

async function make() {
  const ids = [];
  const wanted = { game, seats: Array(SEATS).fill({ kind: 'me' }), hot_seat: true, pace: 0 };
  for (let made = 0; made < tables; made++) ids.push((await post(port, '/api/tables', wanted)).table);
  return ids;
}

async function connect(ids) {
  const sockets = [];
  for (const id of ids) {
    for (let seat = 0; seat < SEATS; seat++) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${id}/socket`, { headers: { cookie: guest.cookie } });
      const send = (message) => socket.send(JSON.stringify(message));
      let shows = false;
      socket.on('message', (text) => {
        const message = JSON.parse(text);
        if (message.type === 'ping') send({ type: 'pong', nonce: message.nonce });
        if (message.type !== 'room' || shows || !allReady(message)) return;
        shows = true;
        send(reveal(seat));
      });
      await new Promise((done) => socket.on('open', done));
      sockets.push([socket, () => send(sit(seat))]);
    }
  }
  return sockets;
}

async function timed(stage) {
  const before = cpu();
  const made = await stage();
  await sleep(CALM);
  return [made, (cpu() - before) / tables];
}

async function main() {
  await post(port, '/api/guest', { name: 'Load' });
  const [ids, making] = await timed(make);
  const [sockets, connecting] = await timed(() => connect(ids));
  const [, sitting] = await timed(() => sockets.forEach(([, sitDown]) => sitDown()));
  const [, leaving] = await timed(() => sockets.forEach(([socket]) => socket.close()));
  console.log(JSON.stringify({ making, connecting, sitting, leaving }));
  process.exit(0);
}

main();
