/** The module script as React Router writes it: static imports, the route modules by id, then the entry. */
const moduleScript = /<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/;
const preloadLink = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const namespaceImport = /import \* as (\w+) from "([^"]+)";/g;
const routeModules = /window\.__reactRouterRouteModules = \{([^}]*)\};/;
const entryImport = /import\("([^"]+)"\);\s*$/;

/**
 * Lets the page appear before its scripts ask for anything. As generated, every script is preloaded and competes with
 * the picture that a visitor waits for, and all of them are evaluated in one long task. Here they are fetched once the
 * page has loaded and the browser is idle, or at the first touch of a pointer or key, and evaluated one by one.
 *
 * Takes and returns whole HTML. Throws where React Router's own script no longer looks as expected.
 */
export function startScriptsLate(html: string): string {
  const script = moduleScript.exec(html);
  if (!script) return html;
  const [, nonce = '', source = ''] = script;
  const entry = entryImport.exec(source)?.[1];
  const modules = routeModules.exec(source)?.[1];
  if (!entry || !modules) throw new Error('React Router writes its module script in another way: see late-scripts.ts.');
  const urls = new Map([...source.matchAll(namespaceImport)].map(([, name, url]) => [name, url]));
  const routes = modules.split(',').map((pair) => {
    const [, id, name] = /^"([^"]+)":(\w+)$/.exec(pair) ?? [];
    const url = urls.get(name);
    if (!id || !url) throw new Error(`React Router names a route module without importing it: ${pair}`);
    return [id, url];
  });
  const manifest = /^import "([^"]+)";/.exec(source)?.[1];
  const preloads = [...html.matchAll(preloadLink)].map(([, url]) => url);
  const order = [...new Set([...preloads, manifest, ...routes.map(([, url]) => url)])].filter((url) => url !== entry);
  const starter = starterSource({ order, routes, entry });
  return html.replace(preloadLink, '').replace(moduleScript, () => `<script${nonce} type="module">${starter}</script>`);
}

interface Plan {
  order: (string | undefined)[];
  routes: (string | undefined)[][];
  entry: string;
}

function starterSource({ order, routes, entry }: Plan): string {
  return `
const order=${JSON.stringify(order)},routes=${JSON.stringify(routes)},entry=${JSON.stringify(entry)};
const touches=['pointerdown','pointerover','keydown','focusin','touchstart'];
const pause=()=>new Promise((go)=>setTimeout(go));
let begun=false;
async function begin(){
  if(begun)return;
  begun=true;
  for(const touch of touches)removeEventListener(touch,begin,true);
  for(const href of [...order,entry])document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
  for(const url of order){await import(url);await pause()}
  window.__reactRouterRouteModules=Object.fromEntries(await Promise.all(routes.map(async([id,url])=>[id,await import(url)])));
  await import(entry);
}
for(const touch of touches)addEventListener(touch,begin,{capture:true,passive:true});
const whenIdle=()=>'requestIdleCallback'in window?requestIdleCallback(begin,{timeout:2000}):setTimeout(begin,200);
if(document.readyState==='complete')whenIdle();else addEventListener('load',whenIdle,{once:true});
`.trim();
}
