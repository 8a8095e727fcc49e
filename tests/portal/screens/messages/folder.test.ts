// Folders of messages as addresses and as words.
import { describe, expect, it } from 'vitest'
import type { Threads, ThreadSummary } from '#api/inbox/messages.ts'
import { describeThreads, folderOf, folderSearch, foundIn } from '#screens/messages/folder.ts'

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
    expect(describeThreads({ threads: 0, unread: 0 })).toBe('0 conversations')
    expect(describeThreads({ threads: 1, unread: 1 })).toBe('1 conversation, 1 unread message')
    expect(describeThreads({ threads: 10_000, unread: 3 })).toBe('10,000 conversations, 3 unread messages')
  })

  it('hears the same of an API that sends whole folders and counts nothing', () => {
    const page = (...threads: ThreadSummary[]) => ({ threads, unreadCount: 9 }) as Threads
    expect(foundIn([page(thread(2), thread(0), thread(1))])).toEqual({ threads: 3, unread: 3 })
    expect(foundIn([page()])).toEqual({ threads: 0, unread: 0 })
    expect(foundIn([{ ...page(thread(2)), found: { threads: 80, unread: 4 } }])).toEqual({
      threads: 80,
      unread: 4,
    })
  })
})
