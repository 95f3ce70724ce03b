/** `make mutants`, the page's half: one small fault at a time in a module of src/lib, and the tests beside it have to
 * find it.
 *
 * `node mutants.mjs [--count N] [--seed N] [--only NAME]`. One vitest runs all; a plugin gives it the mutant's text. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import ts from 'typescript';
import { createVitest } from 'vitest/node';

const WEB = import.meta.dirname;
const LIB = resolve(WEB, 'src/lib');
const KNOWN = resolve(WEB, '../mutants/known.txt');
const {
    LessThanToken: LT,
    LessThanEqualsToken: LE,
    GreaterThanToken: GT,
    GreaterThanEqualsToken: GE,
} = ts.SyntaxKind;
const SWAPS = new Map([
    [LT, '<='],
    [LE, '<'],
    [GT, '>='],
    [GE, '>'],
    [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
    [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
    [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
    [ts.SyntaxKind.BarBarToken, '&&'],
    [ts.SyntaxKind.PlusToken, '-'],
    [ts.SyntaxKind.MinusToken, '+'],
    [ts.SyntaxKind.AsteriskToken, '+'],
]);

const option = (name, otherwise) => {
    const at = process.argv.indexOf(`--${name}`);
    return at < 0 ? otherwise : process.argv[at + 1];
};
const count = Number(option('count', '120'));
const seed = option('seed', '1');
const only = option('only', '');
const nameOf = (file) => file.slice(WEB.length + 1);

/** Every change of one file: from, to, the new text and what it is. */
function mutantsOf(file) {
    const text = readFileSync(file, 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
    const found = [];
    const add = (node, instead, words) => {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        const shown = text.split('\n')[line].trim();
        found.push({ file, from: node.getStart(), to: node.getEnd(), instead, words, line: line + 1, shown });
    };
    const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
    const turn = (test) => add(test, `!(${test.getText()})`, 'condition turned');
    const visit = (node) => {
        if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
        if (ts.isBinaryExpression(node)) {
            const instead = SWAPS.get(node.operatorToken.kind);
            if (instead && !isText(node.left) && !isText(node.right))
                add(node.operatorToken, instead, `${node.operatorToken.getText()} -> ${instead}`);
        }
        if (ts.isNumericLiteral(node))
            add(node, String(Number(node.text) + 1), `${node.text} -> ${Number(node.text) + 1}`);
        if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false', 'true -> false');
        if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true', 'false -> true');
        if (ts.isIfStatement(node) || ts.isWhileStatement(node)) turn(node.expression);
        if (ts.isConditionalExpression(node)) turn(node.condition);
        ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
}

/** Where a mutant stands in the draw: by the seed and by what it changes, so that a new line elsewhere does not replace
 * them all, and a survivor can be looked at again. */
const lot = ({ file, shown, words }) =>
    createHash('sha256')
        .update(`${seed} ${nameOf(file)} | ${shown} | ${words}`)
        .digest('hex');

const files = readdirSync(LIB, { recursive: true })
    .map((name) => resolve(LIB, String(name)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file.includes(only))
    .filter((file) => existsSync(file.replace(/\.ts$/, '.test.ts')))
    .sort();
const chosen = files
    .flatMap(mutantsOf)
    .map((mutant) => ({ mutant, lot: lot(mutant) }))
    .sort((a, b) => a.lot.localeCompare(b.lot))
    .slice(0, count)
    .map(({ mutant }) => mutant)
    .sort((a, b) => a.file.localeCompare(b.file) || a.from - b.from);

let current;
const faults = {
    name: 'mutants',
    enforce: 'pre',
    transform(code, id) {
        if (current === undefined || id.split('?')[0] !== current.file) return null;
        return { code: code.slice(0, current.from) + current.instead + code.slice(current.to), map: null };
    },
};
const quiet = { onInit() {}, onTestRunEnd() {} };
const vitest = await createVitest(
    'test',
    { root: WEB, watch: false, reporters: [quiet], bail: 1, testTimeout: 5000, isolate: true },
    { plugins: [faults] },
);

async function passes(mutant) {
    current = mutant;
    vitest.state.clearErrors();
    const test = mutant.file.replace(/\.ts$/, '.test.ts');
    vitest.invalidateFile(mutant.file);
    const specifications = await vitest.globTestSpecifications([test]);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    current = undefined;
    vitest.invalidateFile(mutant.file);
    return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
}

const known = new Set(readFileSync(KNOWN, 'utf8').split('\n'));
let survived = 0;
let unknown = 0;
for (const file of new Set(chosen.map(({ file }) => file))) {
    const name = nameOf(file);
    // before and after: what one mutant leaves behind must not count against the next
    const sound = () => passes({ file, from: 0, to: 0, instead: '' });
    const isSound = await sound();
    for (const mutant of chosen.filter((one) => one.file === file)) {
        if (!(await passes(mutant))) continue;
        survived++;
        if (!known.has(`${name} | ${mutant.shown} | ${mutant.words}`)) unknown++;
        console.log(`survived  ${name}:${mutant.line}: ${mutant.words}: ${mutant.shown}`);
    }
    if (isSound && (await sound())) continue;
    console.log(`${name}: its tests fail without any mutant`);
    process.exit(2);
}
console.log(`${chosen.length} mutants of the page, ${survived} survived, ${unknown} of them unexplained`);
await vitest.close();
process.exit(unknown ? 1 : 0);
