import { firstTouches } from '#app/ui/first-touches.ts';

/** The module script as React Router writes it: static imports, the route modules by id, then the entry. */
const moduleScript = /<script((?: nonce="[^"]*")?) type="module" async="">([\s\S]*?)<\/script>/;
const preloadLink = /<link(?: nonce="[^"]*")? rel="modulepreload"[^>]*? href="([^"]+)"[^>]*\/>/g;
const namespaceImport = /import \* as (\w+) from "([^"]+)";/g;
const plainImport = /^import "([^"]+)";/gm;
const entryImport = /import\("([^"]+)"\);\s*$/;

const contextScript = /<script(?: nonce="[^"]*")?>(window\.__reactRouterContext = [^<]*)<\/script>/;
const stream = 'window\\.__reactRouterContext\\.streamController';
const dataScript = new RegExp(
  `<script(?: nonce="[^"]*")?>${stream}\\.enqueue\\(("(?:[^"\\\\]|\\\\.)*")\\);</script>`,
  'g',
);
const endScript = new RegExp(`<script(?: nonce="[^"]*")?>${stream}\\.close\\(\\);</script>`);

/** Stands in the head once the router takes over clicks; until then a browser may fetch the page that a link opens. */
const aliveMark = 'alive';

/**
 * Browsers refuse text as markup (`require-trusted-types-for`) but for what this lets through: what React makes a script
 * element from, and text without any markup, such as the findings for search engines that a navigation brings.
 */
const trustedTypes =
  "window.trustedTypes?.createPolicy('default',{createHTML:(text)=>text==='\\x3cscript>\\x3c/script>'||!text.includes('<')?text:null});";

/** Milliseconds from a page's load to when its scripts are fetched: what it opens with is on the screen by then. */
const fetchedAfter = 1_000;
/** Milliseconds from a page's load to when it comes to life though nobody touches it. */
const aliveAfter = 4_000;

/** Milliseconds from a finger's touch until what it does is on the screen: that comes before the style sheet and the scripts. */
const touchLasts = 150;

/** React finds each of its elements again. */
const emptyScript = '<script type="application/json"></script>';

const unexpected = 'React Router writes its module script in another way: see late-scripts.ts.';

/** Milliseconds for which a visitor waits for what a button was to do. */
const patience = 10_000;

/**
 * A button that does nothing without a script (`needs-script` in base.css), pressed before React has it, is pressed again
 * as soon as React does; of several the last. Whether it does is asked after the event: React may hurry because of it.
 * One that says something else by then has what it was pressed for: slides that were to play and began by themselves.
 */
const pressLater = `
let pressed;
const isAlive=(button)=>Object.keys(button).some((key)=>key.startsWith('__reactProps'));
addEventListener('click',({target})=>{
const button=target.closest?.('button');
if(!button?.closest('.needs-script'))return;
const says=button.ariaLabel,until=performance.now()+${patience},own=pressed={};
const press=()=>{if(button.ariaLabel===says)button.click()};
const look=()=>{if(own===pressed&&performance.now()<until)setTimeout(...isAlive(button)?[press,100]:[look,50])};
setTimeout(()=>isAlive(button)||look())
},true);`.trim();

interface StartOptions {
  /** The page moves by itself, and starts when it has loaded. */
  live: boolean;
  /** Address of the whole style sheet: the page came with what it opens with. */
  sheet: string;
}

/**
 * Lets the page appear before its scripts ask for anything. As generated, every script is preloaded and competes with
 * the picture that a visitor waits for, and all of them are evaluated in one long task. Here they are fetched when the
 * page has stood there for a second, and evaluated one by one when its visitor first scrolls or touches pointer or key,
 * or after four seconds. The loaders' data, as generated a script that is compiled and run before the first paint, lies
 * there as data until then.
 *
 * Takes and returns whole HTML. Throws where React Router's own script no longer looks as expected.
 */
export function startScriptsLate(html: string, { live, sheet }: StartOptions): string {
  const [, nonce, source] = moduleScript.exec(html) ?? [];
  if (source === undefined) {
    if (html.includes('__reactRouterRouteModules')) throw new Error(unexpected);
    return html;
  }
  const entry = entryImport.exec(source)?.[1];
  const [, context] = contextScript.exec(html) ?? [];
  const isKnown = source.includes('__reactRouterRouteModules') && html.search(dataScript) > 0 && endScript.test(html);
  if (!entry || !context || !isKnown) throw new Error(unexpected);
  const preloads = [...html.matchAll(preloadLink)].map(([, url]) => url);
  const libraries = [...new Set(preloads)].filter((url) => url !== entry);
  const modules = source
    .replace(plainImport, 'await import("$1");')
    .replace(namespaceImport, 'await pause();const $1 = await import("$2");')
    .replace(entryImport, 'await import("$1");')
    .trim();
  return html
    .replace(preloadLink, '')
    .replace(contextScript, emptyScript)
    .replace(dataScript, (_script, data: string) => `<script type="application/json" data-loaded>${data}</script>`)
    .replace(endScript, emptyScript)
    .replace(
      moduleScript,
      () =>
        `<script${nonce} type="module">${starterSource({ libraries, entry, context, modules, live, sheet })}</script>`,
    );
}

interface Plan extends StartOptions {
  /** Scripts in the order in which they are evaluated, each in a task of its own. */
  libraries: (string | undefined)[];
  entry: string;
  /** What the router finds on the window when it starts; the loaders' data flows into it. */
  context: string;
  /** React Router's script, its imports made dynamic. */
  modules: string;
}

function starterSource({ libraries, entry, context, modules, live, sheet }: Plan): string {
  return `
${trustedTypes}
const libraries=${JSON.stringify(libraries)};
const touches=${JSON.stringify([...firstTouches, 'scroll'])};
${pressLater}
const pause=(ms)=>new Promise((go)=>setTimeout(go,ms));
const link=(rel,href,more)=>Object.assign(document.createElement('link'),{rel,href},more);
let fetched=false,begun=false;
function fetchAll(){
if(fetched)return;
fetched=true;
document.head.append(link('preload',${JSON.stringify(sheet)},{as:'style'}),...[...libraries,${JSON.stringify(entry)}].map((href)=>link('modulepreload',href)),link('manifest','/site.webmanifest'));
}
async function begin(touch){
if(begun)return;
begun=true;
for(const touch of touches)removeEventListener(touch,begin,true);
fetchAll();
if(touch)await pause(${touchLasts});
const styled=new Promise((go)=>{document.querySelector('style').after(link('stylesheet',${JSON.stringify(sheet)},{onload:go,onerror:go}))});
${context}
const {streamController}=window.__reactRouterContext;
for(const {textContent} of document.querySelectorAll('script[data-loaded]'))streamController.enqueue(JSON.parse(textContent));
streamController.close();
for(const url of libraries){await import(url);await pause()}
await styled;
${modules}
document.head.append(Object.assign(document.createElement('meta'),{name:'${aliveMark}'}))
}
for(const touch of touches)addEventListener(touch,begin,{capture:true,passive:true});
const whenIdle=(go)=>'requestIdleCallback'in window?requestIdleCallback(go,{timeout:2000}):setTimeout(go,200);
const loaded=()=>{${live ? 'whenIdle(()=>begin())' : `setTimeout(whenIdle,${fetchedAfter},fetchAll);setTimeout(begin,${aliveAfter})`}};
if(document.readyState==='complete')loaded();else addEventListener('load',loaded,{once:true});
`.trim();
}
