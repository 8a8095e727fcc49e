// A link that opens a page at one of the things it does.
import { describe, expect, it } from 'vitest'
import { fill } from '#manifest/paths.ts'
import { broken, compiled } from '../../../checks/broken-config.ts'

describe('A product owner whose entry leads to one thing of a page', () => {
  it('writes its query beside the route, and the link has it', () => {
    const find = '{ "id": "planner", "to": "planner"'
    const replace = `${find}, "query": { "start": "a b", "year": "2026" }`
    const { manifest, problems } = compiled(broken([{ file: 'config/menus/main.json', find, replace }]))
    expect(problems).toEqual([])
    const planner = manifest!.menus['main']!.items.find(({ id }) => id === 'planner')
    expect(planner?.target).toEqual({ kind: 'route', href: '/planner?start=a+b&year=2026' })
    expect(fill('/planner?start=a+b&year=2026', {})).toBe('/planner?start=a+b&year=2026')
  })
})
