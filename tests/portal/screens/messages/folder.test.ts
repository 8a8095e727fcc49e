// Folders of messages as addresses and as words.
import { describe, expect, it } from 'vitest'
import type { ThreadSummary } from '#api/inbox/messages.ts'
import { describeThreads, folderOf, folderSearch } from '#screens/messages/folder.ts'

const thread = (unread: number) => ({ unread }) as ThreadSummary

describe('A person in their messages', () => {
  it('is in the inbox unless the address names a folder there is [R-PAGE-12]', () => {
    expect(['sent', 'archive', 'drafts', 'bin', null].map(folderOf)).toEqual([
      'sent',
      'archive',
      'drafts',
      'inbox',
      'inbox',
    ])
  })

  it('takes a search along to other folders, not to the drafts [R-PAGE-12]', () => {
    expect(folderSearch('inbox', '')).toBe('')
    expect(folderSearch('inbox', 'fee & tax')).toBe('?q=fee+%26+tax')
    expect(folderSearch('archive', 'fee')).toBe('?folder=archive&q=fee')
    expect(folderSearch('drafts', 'fee')).toBe('?folder=drafts')
  })

  it('hears how many conversations there are and how much is unread [R-PAGE-12]', () => {
    expect(describeThreads([])).toBe('0 conversations')
    expect(describeThreads([thread(1)])).toBe('1 conversation, 1 unread message')
    expect(describeThreads([thread(2), thread(0), thread(1)])).toBe('3 conversations, 3 unread messages')
  })
})
