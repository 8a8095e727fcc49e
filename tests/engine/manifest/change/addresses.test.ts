// Where an address leads is decided by patterns: a path that comes or goes takes it from another, or leaves it to one.
import { describe, expect, it } from 'vitest'
import { compile } from '#manifest/compile.ts'
import { difference } from '#manifest/change/diff.ts'
import type { Resolved } from '#manifest/resolve/resolved.ts'
import { readConfigFolder } from '#tools/config-folder.ts'
import { readProduct } from '#tools/product.ts'
import { effectText } from '#tools/portal/change-text.ts'

interface Node {
  id?: string
  path?: string
  routes?: Node[]
}

const shipped = readConfigFolder()
const product = readProduct()
const before = compile(shipped, product).resolved!

/** The portal with other routes of accounts. */
function withRoutes(change: (routes: Node[]) => Node[]): Resolved {
  const everywhere = (routes: Node[]): Node[] =>
    change(routes).map((node) => (node.routes ? { ...node, routes: everywhere(node.routes) } : node))
  const texts = shipped.map((each) => {
    if (each.file !== 'config/routes/account.json') return each
    const file = JSON.parse(each.text) as { routes: Node[] }
    return { file: each.file, text: JSON.stringify({ ...file, routes: everywhere(file.routes) }) }
  })
  const { resolved, problems } = compile(texts, product)
  if (!resolved) throw new Error(problems.map(({ message }) => message).join('\n'))
  return resolved
}

/** What changes for clients on the web who open an address. */
function opened(was: Resolved, is: Resolved, address: string): string[] {
  const { groups } = difference(was, is)
  const about = (what: string) => what.startsWith(`who opens ${address} arrives`)
  return groups.flatMap(({ gains, loses }) => [
    ...gains
      .map(effectText)
      .filter(about)
      .map((what) => `+ ${what}`),
    ...loses
      .map(effectText)
      .filter(about)
      .map((what) => `− ${what}`),
  ])
}

const without = withRoutes((routes) => routes.filter(({ id }) => id !== 'fees-and-network'))
const briefly = (sentences: string[]) => new Set(sentences.map((each) => each.replace(/;.*/, '')))
const news = {
  id: 'news',
  path: '/myaccount/news',
  title: 'News',
  area: 'default',
  screen: 'messages/landing',
}
const withNews = withRoutes((routes) =>
  routes.flatMap((node) => (node.id === 'account' ? [{ ...news, 'reached-from': 'letters' }, node] : node)),
)

describe('A difference', () => {
  it('says of a path that goes where a pattern now takes its visitors', () => {
    expect(briefly(opened(before, without, '/myaccount/feesandnetwork'))).toEqual(
      new Set([
        '+ who opens /myaccount/feesandnetwork arrives at account-performance',
        '− who opens /myaccount/feesandnetwork arrives at fees-and-network',
      ]),
    )
  })

  it('says of a path that comes from which page it takes its visitors', () => {
    expect(briefly(opened(before, withNews, '/myaccount/news'))).toEqual(
      new Set([
        '+ who opens /myaccount/news arrives at news',
        '− who opens /myaccount/news arrives at account-performance',
      ]),
    )
  })

  it('names a renamed parameter, since screens read it by its name', () => {
    const renamed = withRoutes((routes) =>
      routes.map((node) =>
        node.path === '/myaccount/messages/thread/:thread'
          ? { ...node, path: '/myaccount/messages/thread/:topic' }
          : node,
      ),
    )
    expect(opened(before, renamed, '/myaccount/messages/thread/:topic')).toEqual([
      expect.stringMatching(/^\+ .* at message-thread; address \/myaccount\/messages\/thread\/:topic$/),
      expect.stringMatching(/^− .* at message-thread; address \/myaccount\/messages\/thread\/:thread$/),
    ])
  })
})
