import { describe, expect, it } from 'vitest'
import { answering } from '#tools/inspector/answering.ts'
import { base, compiled } from '../../checks/broken-config.ts'

const resolved = compiled(base).resolved!
const choices = (typed: string) => answering(resolved, typed, false).choices

describe('A question in the inspector', () => {
  it('begins with what can be asked', () => {
    expect(choices('')).toEqual([
      'who can open ',
      'who sees ',
      'who is ',
      'which pages can nobody reach by a menu',
      'what is different for ',
      ...['which entries depend on flag ', 'which pages can a ', 'can a ', 'what does a '],
    ])
    expect(choices('wha')).toEqual(['what is different for ', 'what does a '])
  })

  it('goes on with pages, entries or facts, as the verb wants', () => {
    expect(choices('who can open doc')).toEqual(['who can open documents'])
    expect(choices('who can open /doc')).toEqual(['who can open /documents'])
    expect(choices('who sees main/pl')).toEqual(['who sees main/planner'])
    expect(choices('who is sess')).toEqual(['who is session='])
    expect(choices('who is session=sh')).toEqual(['who is session=shared'])
    expect(choices('what is different for session=sh')).toEqual(['what is different for session=shared'])
  })

  it('goes on with and, or, but not behind a name, and with the same verb behind them', () => {
    expect(choices('who can open documents ')).toEqual([
      'who can open documents and ',
      'who can open documents or ',
      'who can open documents but not ',
      'who can open documents )',
    ])
    expect(choices('who can open documents but not mess')).toContain(
      'who can open documents but not messages',
    )
    expect(choices('who can open documents and (se')).toEqual(['who can open documents and (sees '])
  })

  it.each([
    ['who can open documents but not mesages', 'mesages'],
    ['who is sesion=normal and sees main/planner', 'sesion=normal'],
    ['what is different for sesion=normal', 'sesion=normal'],
    ['who can open (documents', '('],
    ['who can open documents documents messages', 'documents messages'],
    ['how many', 'how many'],
    ['who can open documents and', ''],
  ])('shows where "%s" is wrong', (question, place) => {
    const { problem, answer } = answering(resolved, question, true)
    expect(answer).toBeUndefined()
    expect(question.slice(problem!.from, problem!.to)).toBe(place)
  })
})
