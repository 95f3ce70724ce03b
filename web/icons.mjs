/** `npm run icons`: the PNG icons of an installed page, from the logo in public/icon.svg. Needs Chromium. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PUBLIC = resolve(import.meta.dirname, 'public');
const CHROMIUM = process.env.CHROMIUM ?? 'chromium';
const SKY = '#bfe0f5';
/** A maskable icon may be cut to a circle of 80 % of its width. */
const ICONS = [
    { file: 'icon-192.png', size: 192, logo: 1, ground: 'transparent' },
    { file: 'icon-512.png', size: 512, logo: 1, ground: 'transparent' },
    { file: 'icon-maskable-512.png', size: 512, logo: 0.8, ground: SKY },
    { file: 'apple-touch-icon.png', size: 180, logo: 0.92, ground: SKY },
];

const folder = mkdtempSync(join(tmpdir(), 'icons-'));
const logo = `data:image/svg+xml;base64,${readFileSync(join(PUBLIC, 'icon.svg')).toString('base64')}`;
for (const { file, size, logo: share, ground } of ICONS) {
    const page = join(folder, 'icon.html');
    writeFileSync(
        page,
        `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}"><img src="${logo}" width="${size * share}" height="${size * share}">`,
    );
    const options = [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--hide-scrollbars',
        '--force-device-scale-factor=1',
        '--default-background-color=00000000',
        `--user-data-dir=${join(folder, 'profile')}`,
    ];
    execFileSync(
        CHROMIUM,
        [...options, `--window-size=${size},${size}`, `--screenshot=${join(PUBLIC, file)}`, `file://${page}`],
        { stdio: 'ignore' },
    );
}
rmSync(folder, { recursive: true, force: true });
