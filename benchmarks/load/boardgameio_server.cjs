// boardgame.io's own server, nothing durable: node boardgameio_server.cjs PORT
'use strict';

process.env.NODE_ENV = 'production';
const { Server, Origins } = require('boardgame.io/server');
const { cards } = require('./boardgameio_game.cjs');

const server = Server({ games: [cards], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }, () => console.log('ready'));
