// Random tic-tac-toe on boardgame.io: node load_boardgame_io.js PORT MATCHES; counts what it is shown.
const { io } = require('socket.io-client');
const { takeTurns, turn } = require('./turns.js');

const [port, matches] = process.argv.slice(2).map(Number);
const waiting = [];
let names = 0;

function mover(cells) {
  return cells.filter((cell) => cell !== null).length % 2;
}

function begin(match) {
  match.id = `match-${names++}`;
  match.ready = new Set();
  match.sockets.forEach((socket, seat) => socket.emit('sync', match.id, String(seat), undefined, 2));
}

function move(match, state) {
  if (!turn.going) {
    waiting.push([match, state]);
    return;
  }
  const free = state.G.cells.flatMap((cell, at) => (cell === null ? [at] : []));
  const seat = String(mover(state.G.cells));
  const payload = { type: 'clickCell', args: [free[Math.floor(Math.random() * free.length)]], playerID: seat };
  match.sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, match.id, seat);
}

function listen(match, socket, seat) {
  socket.on('sync', (id, info) => {
    if (id !== match.id) return;
    match.ready.add(seat);
    if (match.ready.size === 2) move(match, info.state);
  });
  socket.on('update', (id, state) => {
    turn.views += 1;
    if (id !== match.id || seat !== mover(state.G.cells)) return;
    if (state.ctx.gameover) begin(match);
    else move(match, state);
  });
}

async function main() {
  const all = Array.from({ length: matches }, () => ({ sockets: [] }));
  for (const match of all) {
    for (const seat of [0, 1]) {
      const options = { transports: ['websocket'], forceNew: true, reconnection: false };
      const socket = io(`http://127.0.0.1:${port}/tic-tac-toe`, options);
      match.sockets.push(socket);
      listen(match, socket, seat);
      await new Promise((done, fail) => socket.on('connect', done).on('connect_error', fail));
    }
  }
  all.forEach(begin);
  takeTurns(() => waiting.splice(0).forEach(([match, state]) => move(match, state)));
}

main();
