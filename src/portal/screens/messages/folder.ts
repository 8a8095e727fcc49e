// Which folder does the address ask for, and how its conversations are counted in words. Pure.
import { folders, type Folder, type Threads } from '#api/inbox/messages.ts'
import { formatCount } from 'portal-engine/ui/lists/format-count.ts'

export type ShownFolder = Folder | 'drafts'

export const shownFolders: readonly { id: ShownFolder; label: string }[] = [
  { id: 'inbox', label: 'Inbox' },
  { id: 'sent', label: 'Sent' },
  { id: 'drafts', label: 'Drafts' },
  { id: 'archive', label: 'Archive' },
]

/** The inbox, unless the address names another folder. */
export function folderOf(text: string | null): ShownFolder {
  return text === 'drafts' ? 'drafts' : (folders.find((folder) => folder === text) ?? 'inbox')
}

/** The query of a folder's link. A search goes along, except to the drafts, which are not searched. */
export function folderSearch(folder: ShownFolder, search: string): string {
  const query = new URLSearchParams()
  if (folder !== 'inbox') query.set('folder', folder)
  if (search !== '' && folder !== 'drafts') query.set('q', search)
  return query.size === 0 ? '' : `?${query}`
}

/** How many conversations there are, shown or not, and how many unread messages in them. */
export interface FoundThreads {
  threads: number
  unread: number
}

/** As the API counts them; what has come, if it sends whole folders and counts nothing. */
export function foundIn(pages: readonly Threads[]): FoundThreads {
  const threads = pages.flatMap((page) => page.threads)
  return (
    pages.at(-1)?.found ?? {
      threads: threads.length,
      unread: threads.reduce((sum, thread) => sum + thread.unread, 0),
    }
  )
}

/** "3 conversations, 2 unread messages" */
export function describeThreads({ threads, unread }: FoundThreads): string {
  const counted = (count: number, noun: string) => `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`
  const all = counted(threads, 'conversation')
  return unread === 0 ? all : `${all}, ${counted(unread, 'unread message')}`
}
