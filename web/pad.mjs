/** The score pad's own arithmetic on standard input and output, for tests that compare it with the engine: a JSON
 * request a line, a JSON answer a line. */
import { createInterface } from 'node:readline';
import { createServer } from 'vite';

const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
});
const load = (name) => server.ssrLoadModule(`/src/lib/pad/${name}.ts`);
const [
    { fits },
    { arranged },
    { scoreSeat },
    { faultsOf },
    { formatSession, parseSession },
    { formatSeat, parseSeat },
] = await Promise.all(['data', 'towers', 'score', 'faults', 'link', 'typed'].map(load));

const ANSWERS = {
    pairs: () =>
        Array.from({ length: 16 }, (_, on) => Array.from({ length: 16 }, (_, value) => fits(value, on))),
    score: ({ seat }) => scoreSeat(seat),
    faults: ({ game }) => faultsOf(game),
    arranged: ({ values }) => arranged(values),
    link: ({ session }) => parseSession(formatSession(session)),
    typed: ({ seat }) => parseSeat(formatSeat(seat)),
};

for await (const line of createInterface({ input: process.stdin })) {
    const request = JSON.parse(line);
    process.stdout.write(`${JSON.stringify(ANSWERS[request.ask](request))}\n`);
}
await server.close();
