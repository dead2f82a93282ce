// Many tables, each with one person and a bot: node many_tables.js PORT PID TABLES SECONDS GAME PERIOD
// Every person moves once a period; the time from sending a move to seeing it is kept. Prints one line of JSON.
const fs = require('fs');
const WebSocket = require('ws');
const { ask, guest, post } = require('./guest.js');
const { reveal, sit } = require('./salts.js');

const [port, pid, tables, seconds] = process.argv.slice(2, 6).map(Number);
const [game, period] = [process.argv[6], Number(process.argv[7])];
const WARM_UP = 6000;
const TICKS = 100;
const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
let times = [];
let views = 0;

async function open() {
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  const made = await post(port, '/api/tables', { game, seats, pace: 0 });
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${made.table}/socket`, { headers: { cookie: guest.cookie } });
  const person = { socket, shown: null, sent: 0, moves: 0 };
  const send = (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
  await new Promise((done) => socket.on('open', done));
  socket.on('message', (text) => hear(person, send, JSON.parse(text)));
  send(sit(0));
  send(reveal(0));
  const beat = setInterval(move, period, person, send);
  socket.on('close', () => {
    clearInterval(beat);
    open();
  });
}

function move(person, send) {
  if (person.sent || !person.shown || !person.shown.legal.length) return;
  const { legal, occasion } = person.shown;
  person.sent = performance.now();
  person.moves += 1;
  const { move } = legal[Math.floor(Math.random() * legal.length)];
  send({ type: 'move', id: `m${person.moves}`, seat: 0, move, answers: occasion });
}

function hear(person, send, message) {
  if (message.type === 'ping') send({ type: 'pong', nonce: message.nonce });
  else if (message.type === 'refused') person.sent = 0;
  else if (message.type === 'room' && message.phase === 'over') person.socket.close();
  else if (message.type === 'table' && message.seat === 0) {
    views += 1;
    person.shown = message;
    if (person.sent) times.push(performance.now() - person.sent);
    person.sent = 0;
  }
}

// The server, and what it has started: the process that writes, and those in which bots think.
function processes() {
  const threads = fs.readdirSync(`/proc/${pid}/task`);
  const children = threads.flatMap((thread) => fs.readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' '));
  return [pid, ...children.filter((child) => child)];
}

function summed(figure) {
  return processes().reduce((sum, process) => sum + figure(process), 0);
}

function cpu(process) {
  const fields = fs.readFileSync(`/proc/${process}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

function memory(process) {
  return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${process}/status`, 'utf8'))[1]) / 1024;
}

async function figures() {
  const text = await ask(port, 'GET', '/metrics');
  const number = (name) => Number(new RegExp(`^hullaboo_${name} (\\S+)`, 'm').exec(text)[1]);
  const bucket = /^hullaboo_told_seconds_bucket\{le="([^"]+)"\} (\S+)/gm;
  const told = [...text.matchAll(bucket)].map(([, least, count]) => [Number(least.replace('+Inf', 'Infinity')), Number(count)]);
  return { moves: number('moves_total'), live: number('live_tables'), told, cpu: summed(cpu), time: performance.now() };
}

function within(before, after, share) {
  const counts = after.told.map(([least, count], at) => [least, count - before.told[at][1]]);
  return counts.find(([, count]) => count >= share * counts.at(-1)[1])[0];
}

async function main() {
  await post(port, '/api/guest', { name: 'Load' });
  for (let table = 0; table < tables; table++) await open();
  await sleep(WARM_UP);
  times = [];
  views = 0;
  const before = await figures();
  await sleep(seconds * 1000);
  const after = await figures();
  times.sort((one, other) => one - other);
  const time = (after.time - before.time) / 1000;
  console.log(JSON.stringify({
    live: after.live, moves: (after.moves - before.moves) / time, views: views / time, measured: times.length,
    median: times[Math.floor(times.length / 2)], p99: times[Math.floor(times.length * 0.99)],
    told_p99: 1000 * within(before, after, 0.99), cpu: (after.cpu - before.cpu) / time, memory: summed(memory),
  }));
  process.exit(0);
}

main();
