// What a seat adds to the luck: it binds its salt as it sits down, and shows it when every seat is ready.
const crypto = require('crypto');

const SALT = '00112233445566778899aabbccddeeff';
const COMMITMENT = crypto.createHash('sha256').update(SALT, 'hex').digest('hex');

const sit = (seat) => ({ type: 'sit', id: 'sit', seat, commitment: COMMITMENT });
const reveal = (seat) => ({ type: 'reveal', id: 'reveal', seat, salt: SALT });
const allReady = ({ phase, seats }) => phase === 'gathering' && seats.every(({ ready }) => ready);

module.exports = { allReady, reveal, sit };
