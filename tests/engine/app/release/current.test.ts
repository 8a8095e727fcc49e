// What a portal makes of /current.json, whatever lies there.
import { describe, expect, it } from 'vitest'
import { currentOf } from '#app/release/current.ts'

describe('/current.json', () => {
  it('names the release and the flags that are off for everybody', () => {
    expect(currentOf('{"release":"0123456789abcdef","off":["planner"]}')).toEqual({
      release: '0123456789abcdef',
      off: ['planner'],
    })
  })

  it('may name neither: the page keeps what it has', () => {
    expect(currentOf('{}')).toEqual({})
  })

  it.each([
    ['an empty file', ''],
    ['one that is cut off', '{"release":"0123456789ab'],
    ['a page', '<!doctype html><title>Portal</title>'],
    ['a list', '[]'],
    ['a number as the release', '{"release":7}'],
    ['an id with a path', '{"release":"../../evil/0123"}'],
    ['an address', '{"release":"https://evil.example"}'],
    ['an id that is too short', '{"release":"0123"}'],
    ['flags that are no list', '{"off":"planner"}'],
    ['a flag that would end an attribute of the page', `{"off":["planner' onload='x"]}`],
    ['flags that are no names', '{"off":[{"id":"planner"}]}'],
  ])('says nothing where it is %s', (_, text) => {
    expect(currentOf(text)).toBeUndefined()
  })
})
