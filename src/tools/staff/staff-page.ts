// Makes the page for the firm's staff: one file with its script and the config of every release, under a policy that allows it
// nothing else. It works from any server, and from a disk.
import packageFile from '../../../package.json' with { type: 'json' }
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'vite'
import type { ConfigText } from '#manifest/read/config-file.ts'
import { engineFolder } from '../config-folder.ts'
import { withScreensOf } from '../portal/base.ts'
import type { StaffData } from './staff-data.ts'

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-inline-size: 70rem; margin: 2rem auto; padding-inline: 1rem }
form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end }
label { display: grid; gap: 0.25rem }
input, button { font: inherit; padding: 0.5rem 0.75rem }
#code { font-size: 1.25rem; letter-spacing: 0.08em; inline-size: 16ch }
#subject { inline-size: 24rem; max-inline-size: 100% }
pre { white-space: pre-wrap; font: 0.9375rem/1.5 ui-monospace, monospace }
`

/** The configs of the releases, the current one first. */
export async function staffPage(
  firm: string,
  releases: readonly { id: string; texts: readonly ConfigText[] }[],
): Promise<string> {
  const script = await bundled()
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(STYLE)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<meta name="referrer" content="no-referrer">
<title>What a client sees – ${escaped(firm)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>What a client sees</h1>
<p>For the staff of ${escaped(firm)}. Clients find their code under “Help for the phone”. Nothing that is typed here leaves this page. Engine ${packageFile.version}.</p>
<form>
<label>Code <input id="code" autocomplete="off" spellcheck="false" autofocus required></label>
<label>Entry, page or part (all, where it is empty) <input id="subject" list="subjects" autocomplete="off" spellcheck="false"></label>
<datalist id="subjects"></datalist>
<button>Explain</button>
</form>
<pre id="answer" role="status"></pre>
</main>
<script type="application/json" id="data">${JSON.stringify(dataOf(releases)).replaceAll('<', '\\u003c')}</script>
<script>${script}</script>
</body>
</html>
`
}

function dataOf(releases: Parameters<typeof staffPage>[1]): StaffData {
  const numbers = new Map<string, number>()
  const numberOf = (text: string) => numbers.get(text) ?? numbers.set(text, numbers.size).size - 1
  const { screens, screensThatSignIn, ...product } = withScreensOf(releases.flatMap(({ texts }) => texts))
  return {
    releases: releases.map(({ id, texts }) => ({
      id,
      files: texts.map(({ file, text }) => ({ file, text: numberOf(text) })),
    })),
    texts: [...numbers.keys()],
    product: { ...product, screens: [...screens], screensThatSignIn: [...screensThatSignIn] },
  }
}

async function bundled(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    root: engineFolder,
    build: {
      write: false,
      rolldownOptions: { input: join(import.meta.dirname, 'page.ts'), output: { format: 'iife' } },
    },
  })
  const [output] = [result].flat()
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error('The script of the page for staff could not be built.')
  return chunk.code.replaceAll('</script', '<\\/script')
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
