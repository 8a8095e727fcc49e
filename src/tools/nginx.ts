// Finds an nginx for the journey of the hosting sample, or installs Debian's when root.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { aptGet } from './browser.ts'

const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']

/** Path of nginx; undefined if there is none. */
export const findNginx = (): string | undefined => PLACES.find((path) => existsSync(path))

/** Installs nginx if that can be had, and says what it does. Without one, its journey is left out. */
export function ensureNginx(): void {
  if (findNginx() !== undefined) return
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('No nginx found; installing Debian’s.')
    aptGet('update', '-qq')
    aptGet('install', '-y', '-qq', '--no-install-recommends', 'nginx')
  }
  if (findNginx() === undefined) console.log('There is no nginx here, so the hosting sample is not tried.')
}
