// A load that takes turns with others: a line of the standard input says "go", "stop" or "views". While it stands still no
// move is made, but pings are answered: whose process is stopped looks as if its line were slow, and its times run out.
const readline = require('readline');

const turn = { going: true, views: 0 };

function takeTurns(goOn) {
  readline.createInterface({ input: process.stdin }).on('line', (line) => {
    if (line === 'views') {
      console.log(turn.views);
      return;
    }
    turn.going = line === 'go';
    if (turn.going) goOn();
  });
}

module.exports = { takeTurns, turn };
