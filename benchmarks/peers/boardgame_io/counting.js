// Say how many views have come so far, whenever a line comes in; who asks also stops this process and lets it go on.
const readline = require('readline');

exports.sayHowMany = function sayHowMany(counted) {
  readline.createInterface({ input: process.stdin }).on('line', () => console.log(counted.views));
};
