import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#platform/project-root.ts';

const root = projectRoot();
const folder = mkdtempSync(join(tmpdir(), 'tivoli-imports-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Import {
  from: string;
  line: string;
}

const forbidden: Import[] = [
  { from: 'platform/http/server.ts', line: "import { paths } from '#app/paths.ts';" },
  { from: 'platform/http/server.ts', line: "import type { Enquiry } from '#app/enquiries/enquiry-rules.ts';" },
  { from: 'platform/images/store.ts', line: "import { picture } from '#content/pictures/picture.ts';" },
  { from: 'platform/mail/mailer.ts', line: "import { openRecords } from '#commands/open-records.ts';" },
  { from: 'platform/mail/mailer.ts', line: "import { anEnquiry } from '#tests/factories/an-enquiry.ts';" },
  { from: 'content/home.ts', line: "import { paths } from '#app/paths.ts';" },
  { from: 'content/home.ts', line: "import { widths } from '#platform/images/picture-sizes.ts';" },
  { from: 'app/ui/icon.tsx', line: "import { header } from '#app/shell/header.tsx';" },
  { from: 'app/ui/icon.tsx', line: "import type { Property } from '#app/catalogue/property.ts';" },
  { from: 'app/language/dates.ts', line: "import { deadline } from '#app/desk/inbox/answer-deadline.tsx';" },
  { from: 'app/language/dates.ts', line: "import { Icon } from '#app/ui/icon.tsx';" },
  { from: 'app/emails/layout.server.ts', line: "import { eventTypes } from '#app/catalogue/event-type.ts';" },
  { from: 'app/forms/form.ts', line: "import { eventTypes } from '#app/catalogue/event-type.ts';" },
  { from: 'app/forms/form.ts', line: "import type { Enquiry } from '#app/enquiries/enquiry-rules.ts';" },
  { from: 'app/forms/form.ts', line: "import { rooms } from '#app/hotels/rooms.ts';" },
  { from: 'app/home/home-page.tsx', line: "import { inbox } from '#app/desk/inbox/inbox.ts';" },
  { from: 'app/diary/visitor/month.tsx', line: "import { inbox } from '#app/desk/inbox/inbox.ts';" },
  {
    from: 'app/diary/open-days.server.ts',
    line: "import type { Diary } from '#app/desk/diary/server/diary.server.ts';",
  },
  { from: 'app/catalogue/property.ts', line: "import type { Diary } from '#app/desk/diary/diary-function.ts';" },
  { from: 'app/catalogue/property.ts', line: "import { hotelsPerPage } from '#app/listings/list-lengths.ts';" },
  { from: 'app/catalogue/property.ts', line: "import type { Enquiry } from '#app/enquiries/enquiry-rules.ts';" },
  { from: 'app/catalogue/property.ts', line: "import { figures } from '#app/monitoring/figures.ts';" },
];

const allowed: Import[] = [
  { from: 'app/home/home-page.tsx', line: "import { Icon } from '#app/ui/icon.tsx';" },
  { from: 'app/home/home-page.tsx', line: "import { picture } from '#content/pictures/picture.ts';" },
  { from: 'app/home/home-page.tsx', line: "import { pictureAddress } from '#platform/images/picture-sizes.ts';" },
  { from: 'app/home/home-page.tsx', line: "import type { Property } from '#app/catalogue/property.ts';" },
  { from: 'app/desk/inbox/inbox.ts', line: "import { eventTypes } from '#app/catalogue/event-type.ts';" },
  { from: 'app/forms/form.ts', line: "import { Icon } from '#app/ui/icon.tsx';" },
  { from: 'content/home.ts', line: "import type { Property } from '#app/catalogue/property.ts';" },
  { from: 'platform/http/server.ts', line: "import { port } from '#platform/config.ts';" },
];

/** Each import gets a file of its own, such as `a-3.ts` for the third import of `a.ts`. */
const imports = [...forbidden, ...allowed].map(({ from, line }, index) => ({
  from,
  line,
  file: from.replace(/(\.server)?\.tsx?$/, `-${index}$&`),
}));
let refused: string[] = [];

/** Runs the linter with the project's own rules in a folder that contains nothing but the generated imports. */
beforeAll(() => {
  const { vcs, $schema, ...rules } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...rules, root: true }));
  for (const { file, line } of imports) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), `${line}\n`);
  }
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--only=style/noRestrictedImports', '--max-diagnostics=none', '--reporter=github', folder],
    { cwd: folder, encoding: 'utf8' },
  );
  refused = imports.filter(({ file }) => stdout.includes(`${file},`)).map(({ file }) => file);
});

test.each(imports.slice(0, forbidden.length))('$from may not contain: $line', ({ file }) => {
  expect(refused).toContain(file);
});

test.each(imports.slice(forbidden.length))('$from may contain: $line', ({ file }) => {
  expect(refused).not.toContain(file);
});

test('two files may not import each other', () => {
  for (const [file, other] of [
    ['circle', 'back'],
    ['back', 'circle'],
  ])
    writeFileSync(
      join(folder, 'app', `${file}.ts`),
      `import { ${other} } from './${other}.ts';\nexport const ${file} = () => ${other};\n`,
    );
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--only=suspicious/noImportCycles', '--reporter=github', 'app/circle.ts', 'app/back.ts'],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(stdout).toContain('circle.ts,');
  expect(stdout).toContain('back.ts,');
});

test('no relative path leads out of the folder of a subject, where the linter would not recognise it', () => {
  const subjectOf = (file: string) =>
    file
      .split(sep)
      .slice(0, file.startsWith(`app${sep}`) ? 2 : 1)
      .join(sep);
  const sources = globSync('{app,content,platform}/**/*.{ts,tsx}', { cwd: root });
  expect(sources.length).toBeGreaterThan(500);
  const strays = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bfrom '(\.\.\/[^']+)'/g)]
      .map(([, path = '']) => relative(root, resolve(root, dirname(file), path)))
      .filter((target) => !target.includes('+types') && subjectOf(target) !== subjectOf(file))
      .map((target) => `${file} → ${target}`),
  );
  expect(strays).toEqual([]);
});
