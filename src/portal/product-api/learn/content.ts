// The articles that the sandbox's content service knows: a file's path is its address, the folder of its name its children.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readArticle, type Article } from './article.ts'

function articlesIn(folder: string): Article[] {
  const files = join(import.meta.dirname, folder)
  if (!existsSync(files)) return []
  return readdirSync(files)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const path = `${folder}/${file.slice(0, -'.md'.length)}`
      return readArticle(path, readFileSync(join(files, file), 'utf8'), articlesIn(path))
    })
}

export const categories: readonly Article[] = articlesIn('explore')

export const homeGuides: readonly Article[] = articlesIn('educate')
