// How large a file is, as people say it.
import { describe, expect, it } from 'vitest'
import { formatFileSize } from '#ui/files/file-size.ts'

describe('A file size', () => {
  it('is written in whole kilobytes, then megabytes [R-PAGE-14]', () => {
    expect([1, 12_300, 1_048_000, 1_500_000].map(formatFileSize)).toEqual([
      '1 KB',
      '12 KB',
      '1023 KB',
      '1.4 MB',
    ])
  })
})
