// What the page for the firm's staff has in it.
import type { Supplied } from '#manifest/supplied.ts'

export interface StaffData {
  /** Each text of a config file once: releases share most of them. */
  texts: readonly string[]
  /** The current release first. */
  releases: readonly { id: string; files: readonly { file: string; text: number }[] }[]
  product: Omit<Supplied, 'screens' | 'screensThatSignIn'> & {
    screens: [string, readonly string[]][]
    screensThatSignIn: string[]
  }
}
