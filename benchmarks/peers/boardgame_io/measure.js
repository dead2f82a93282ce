// Count for some seconds after some of warming up, with the CPU time that a server's process used meanwhile.
const fs = require('fs');

const TICKS = 100;
const WARM_UP = 4000;
const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

function cpu(pid) {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

exports.measure = async function measure(pid, seconds, counted) {
  await sleep(WARM_UP);
  const before = { ...counted, cpu: cpu(pid), time: performance.now() };
  await sleep(seconds * 1000);
  const after = { ...counted, cpu: cpu(pid), time: performance.now() };
  const result = Object.fromEntries(Object.keys(after).map((name) => [name, after[name] - before[name]]));
  console.log(JSON.stringify({ ...result, time: result.time / 1000 }));
  process.exit(0);
};
