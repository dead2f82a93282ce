// boardgame.io's server as it comes, in memory, on loopback: node server.js PORT
const { Server, Origins } = require('boardgame.io/server');
const { TicTacToe } = require('./game.js');

const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, ready) => listen(port, '127.0.0.1', ready);
server.run({ port: +process.argv[2] }).then(() => console.log('listening'));
