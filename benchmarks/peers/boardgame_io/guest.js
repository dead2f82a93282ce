// One guest of our server: requests that carry its cookie, which its sockets need as well. A request whose connection
// was closed meanwhile, as servers do with those that wait for long, is made again.
const http = require('http');

const agent = new http.Agent({ keepAlive: true });
const guest = { cookie: '' };

function ask(port, method, path, body) {
  return new Promise((done, fail) => {
    const options = { port, host: '127.0.0.1', path, method, headers: { cookie: guest.cookie }, agent };
    const request = http.request(options, (reply) => {
      let text = '';
      if (reply.headers['set-cookie']) guest.cookie = reply.headers['set-cookie'][0].split(';')[0];
      reply.on('data', (piece) => (text += piece)).on('end', () => done(text));
    });
    request.on('error', (error) => {
      if (request.reusedSocket && error.code === 'ECONNRESET') ask(port, method, path, body).then(done, fail);
      else fail(error);
    });
    request.end(body && JSON.stringify(body));
  });
}

async function post(port, path, body) {
  return JSON.parse(await ask(port, 'POST', path, body));
}

module.exports = { ask, guest, post };
