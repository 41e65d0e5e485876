import { type MediaQuery, type Selector, type SelectorComponent, transform } from 'lightningcss'
import type { Plugin, Rolldown } from 'vite'
import { screensWithoutAntd } from './chunk-groups.ts'

/**
 * Two files of the built program that import each other would find each other's values or `undefined`, as it happens which of them is asked
 * for first: no such program is built.
 */
export function refuseCycles(): Plugin {
  return {
    name: 'refuse-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const importsOf = (file: string) => {
        const chunk = bundle[file]
        return chunk?.type === 'chunk' ? chunk.imports : []
      }
      const finished = new Set<string>()
      const follow = (file: string, way: readonly string[]): void => {
        if (way.includes(file)) this.error(`Built files import each other: ${[...way, file].join(' → ')}`)
        if (finished.has(file)) return
        for (const next of importsOf(file)) follow(next, [...way, file])
        finished.add(file)
      }
      for (const file of Object.keys(bundle)) follow(file, [])
    },
  }
}

/** Refuses the builder of shapes in the first files: it is a tenth of what the sign-in page fetches, and builds nothing there. */
export function refuseShapesAtStart(): Plugin {
  return refuseModules({
    name: 'refuse-shapes-at-start',
    isFirst: ({ isEntry }) => isEntry,
    refused: '/@sinclair/typebox/',
    says: 'The first files include the builder of shapes',
  })
}

/** Refuses Ant Design on the screens that staff keep open: it is larger than everything else there. Parts that need it are fetched apart. */
export function refuseAntdOnLiveScreens(): Plugin {
  return refuseModules({
    name: 'refuse-antd-on-live-screens',
    isFirst: ({ moduleIds }) => moduleIds.some((id) => screensWithoutAntd.some((screen) => id.endsWith(`/${screen}`))),
    refused: '/node_modules/antd/',
    says: 'A live screen includes Ant Design',
  })
}

type Refusal = {
  name: string
  /** Returns whether a file is one from which imports are followed. */
  isFirst: (chunk: Rolldown.OutputChunk) => boolean
  /** A part of the ids that must not be behind it. */
  refused: string
  says: string
}

/** Refuses a built program in which these modules are imported statically by certain files. */
function refuseModules({ name, isFirst, refused, says }: Refusal): Plugin {
  return {
    name,
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const fetched = new Set(chunks.filter(isFirst).map(({ fileName }) => fileName))
      for (const file of fetched) {
        const chunk = bundle[file]
        if (chunk?.type !== 'chunk') continue
        if (chunk.moduleIds.some((id) => id.includes(refused))) {
          const importers = chunks.filter(({ fileName, imports }) => fetched.has(fileName) && imports.includes(file))
          this.error(`${says}: ${file}, imported by ${importers.map(({ fileName }) => fileName).join(', ')}`)
        }
        for (const next of chunk.imports) fetched.add(next)
      }
    },
  }
}

/**
 * Refuses styles that make browsers compute much of a page again with each element that a screen adds: `:has()` of the
 * whole page, and `:has()` for whatever is below its element. Print is not on the screen.
 */
export function refuseBroadStyles(): Plugin {
  return {
    name: 'refuse-broad-styles',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        transform({
          filename: file.fileName,
          code: Buffer.from(file.source),
          visitor: {
            Rule: { media: ({ value }) => (value.query.mediaQueries.every(isForPrint) ? [] : undefined) },
            Selector: (selector) => {
              if (isBroad(selector)) this.error(`A style concerns too much of a page: ${JSON.stringify(selector)}`)
            },
          },
        })
      }
    },
  }
}

const isForPrint = ({ mediaType, qualifier }: MediaQuery) => mediaType === 'print' && qualifier !== 'not'

/** Returns whether any element that is added could change which elements a selector is for. */
function isBroad(selector: Selector): boolean {
  const compounds = compoundsOf(selector)
  const looking = compounds.filter((compound) => compound.some(looksBelow))
  if (looking.some((compound) => compound.some(isWholePage))) return true
  return looking.some((compound) => compound !== compounds.at(-1)) && !isNarrow(compounds.at(-1)!)
}

function compoundsOf(selector: Selector): SelectorComponent[][] {
  const compounds: SelectorComponent[][] = [[]]
  for (const part of selector) {
    if (part.type === 'combinator' && part.value !== 'pseudo-element') compounds.push([])
    else compounds.at(-1)!.push(part)
  }
  return compounds
}

function isWholePage(part: SelectorComponent): boolean {
  if (part.type === 'type') return ['html', 'body'].includes(part.name)
  return part.type === 'pseudo-class' && part.kind === 'root'
}

/** Returns whether a part depends on what is below or beside its element. */
function looksBelow(part: SelectorComponent): boolean {
  return (
    (part.type === 'pseudo-class' && part.kind === 'has') ||
    alternativesOf(part).some((selector) => selector.some(looksBelow))
  )
}

/** Returns whether a compound names elements, instead of being for all but some. */
function isNarrow(compound: readonly SelectorComponent[]): boolean {
  const names = ['type', 'class', 'id', 'attribute']
  return compound.some((part) => {
    const alternatives = part.type === 'pseudo-class' && part.kind !== 'not' ? alternativesOf(part) : []
    return (
      names.includes(part.type) ||
      (alternatives.length > 0 && alternatives.every((one) => isNarrow(compoundsOf(one).at(-1)!)))
    )
  })
}

function alternativesOf(part: SelectorComponent): readonly Selector[] {
  if (part.type !== 'pseudo-class') return []
  return part.kind === 'is' || part.kind === 'not' || part.kind === 'where' ? part.selectors : []
}
