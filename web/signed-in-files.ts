import type { Plugin } from 'vite'

const place = '<!-- signed-in-files -->'

/** What is fetched for somebody who is signed in, by the address that they open and by their language. */
const parts: { for: Record<string, string>; chunks: readonly string[] }[] = [
  { for: { path: '/' }, chunks: ['signed-in'] },
  { for: { path: '/orders/' }, chunks: ['live'] },
  { for: { path: '/orders/active/' }, chunks: ['active-orders.page'] },
  { for: { path: '/orders/list/' }, chunks: ['order-list.page'] },
  { for: { path: '/orders/kitchenorders/' }, chunks: ['kitchen.page'] },
  { for: { language: 'en' }, chunks: ['words-en'] },
  { for: { language: 'ar' }, chunks: ['words-ar'] },
]

/**
 * Names the files of screens in the page, in templates that fetch nothing by themselves: `first-paint.js` takes those out that this
 * device will need. Else the browser would learn of them only from the program, two or three questions later.
 */
export function nameSignedInFiles(): Plugin {
  return {
    name: 'signed-in-files',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const templates = parts.map((part) => {
          const attributes = Object.entries(part.for).map(([name, value]) => ` data-${name}="${value}"`)
          const links = part.chunks.flatMap((wanted) => {
            const chunk = chunks.find(({ name }) => name === wanted)
            if (!chunk) throw new Error(`There is no file of the name ${wanted} in the build`)
            const styles = [...(chunk.viteMetadata?.importedCss ?? [])]
            return [
              `<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`,
              ...styles.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
            ]
          })
          return `<template${attributes.join('')}>${links.join('')}</template>`
        })
        return html.replace(place, templates.join('\n    '))
      },
    },
  }
}
