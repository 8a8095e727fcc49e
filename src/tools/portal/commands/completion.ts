// portal completion: a script for bash or zsh; portal complete: the words that could come next, one a line.
import { compile } from '#manifest/compile.ts'
import { namedDeclarations } from '#manifest/edit/named-declarations.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { configFolder, readConfigFolder, readWholeFolder } from '../../config-folder.ts'
import { layersIn } from '../../layers.ts'
import { readProduct } from '../../product.ts'
import { COMMANDS, isCommand, optionsOf } from '../command-line.ts'
import { ADDITIONS } from '../edit/additions.ts'
import { factsAfter } from '../edit/asked.ts'
import { entryLists } from '../edit/places.ts'
import { options, Usage } from '../usage.ts'
import type { Call } from './command.ts'

const SCRIPTS: Readonly<Record<string, string>> = {
  bash: `portal() { npm run -s portal -- "$@"; }
_portal() {
  local IFS=$'\\n'
  COMPREPLY=($(npm run -s portal -- complete "\${COMP_WORDS[@]:1:COMP_CWORD}"))
}
complete -o nospace -F _portal portal`,
  zsh: `portal() { npm run -s portal -- "$@"; }
_portal() { compadd -S '' -- \${(f)"$(npm run -s portal -- complete "\${(@)words[2,CURRENT]}")"}; }
compdef _portal portal`,
}

export function completion({ rest: [shell = ''], say }: Call): number {
  const script = SCRIPTS[shell]
  if (script === undefined)
    throw new Usage(
      `completion is for ${Object.keys(SCRIPTS).join(' and ')}: eval "$(npm run -s portal -- completion bash)"`,
    )
  say(script, { script })
  return 0
}

export function complete({ rest, say }: Call): number {
  const found = candidates(rest)
  if (found.length > 0) say(found.join('\n'), found)
  return 0
}

/** The words that could come next; the last of these is what is typed of it. */
function candidates(words: readonly string[]): string[] {
  const [command = '', ...others] = words
  const typed = words.at(-1) ?? ''
  const beginning = (all: Iterable<string>) => [...new Set(all)].filter((each) => each.startsWith(typed))
  if (words.length <= 1) return beginning(COMMANDS)
  const before = others.at(-2) ?? ''
  const option = options[before.slice(2) as keyof typeof options]
  if (before.startsWith('--') && option?.type === 'string') return beginning(valuesOf(before.slice(2), typed))
  if (typed.startsWith('-'))
    return isCommand(command) ? beginning(optionsOf(command).map((name) => `--${name}`)) : []
  if (command === 'new' && others.length === 1) return beginning(Object.keys(ADDITIONS))
  if (command === 'completion') return beginning(Object.keys(SCRIPTS))
  if (['explain', 'move', 'rename', 'remove'].includes(command) && others.length === 1)
    return beginning(names())
  if (['close', 'open'].includes(command) && others.length === 1) return beginning(namesOf('route'))
  return []
}

/** The manifests, if they can be read: a broken one completes nothing. */
function read(): Resolved | undefined {
  return compile(readConfigFolder(configFolder()), readProduct()).resolved
}

const names = () => {
  const resolved = read()
  return resolved ? namedDeclarations(resolved).map(({ id }) => id) : []
}

/** Names of declarations of this kind. */
const namesOf = (kind: string, resolved = read()) =>
  (resolved ? namedDeclarations(resolved) : []).flatMap((each) => (each.kind === kind ? [each.id] : []))

function valuesOf(option: string, typed: string): string[] {
  const resolved = read()
  if (!resolved) return []
  const ids = (kind: string) => namesOf(kind, resolved)
  if (option === 'layers') return layersIn(readWholeFolder())
  if (option === 'as') return ids('persona')
  if (option === 'affects') return ['condition', 'context', 'persona'].flatMap(ids)
  if (option === 'in') return [...entryLists(resolved).keys()]
  if (option === 'to' || option === 'instead') return ids('route')
  if (option === 'link') return ids('link')
  if (option === 'end') return ids('announcement')
  if (option === 'kind') return ['info', 'warning', 'urgent']
  if (option === 'area') return [...(resolved.vocabulary.byId.get('area')?.values ?? [])]
  if (['facts', 'when', 'require', 'claim-for'].includes(option)) return factsAfter(resolved, typed)
  return []
}
