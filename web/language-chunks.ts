import type { Rolldown } from 'vite'

/** The catalogues that the screens of menus say, and other screens little of. */
export const cataloguesOfMenus: readonly string[] = ['menus', 'menu-items', 'menu-bulk', 'presets']

/** Small catalogues that several screens say. */
export const sharedCatalogues: readonly string[] = ['files', 'passphrases', 'selling', 'venues']

/** A file of a language: its texts of the dashboard, or those of a feature in `domain`. */
const textFile = /\/(?:web\/src\/languages\/(\w\w)\/([\w.-]+)|domain\/src\/(\w+)\/languages\/(\w\w))\.ts$/

/**
 * Returns the chunk of the built program for a file of a language beside English; null for other modules, and for
 * catalogues that are a file of their own.
 */
export function chunkOfTexts(): Rolldown.CodeSplittingNameFunction {
  return (id, modules) => {
    const [, language, file = '', feature, languageOfDomain] = textFile.exec(id) ?? []
    // The dashboard says Arabic names of guest services in every language.
    if (feature === 'insights' || (feature === 'requests' && languageOfDomain === 'ar')) return null
    if (feature) return `menu-translations-${languageOfDomain}`
    if (!language || file === 'antd') return null
    // The list of a language's files is needed with the first of its texts.
    if (file === 'language' || file === 'ui' || file === 'own-formats') return `language-${language}`
    if (file === 'shell' || file.endsWith('.menu')) return `menu-translations-${language}`
    if (cataloguesOfMenus.includes(file)) return `translations-of-menus-${language}`
    if (sharedCatalogues.includes(file)) return `shared-translations-${language}`
    return partedCatalogueOf(id, modules)
  }
}

/** Returns the chunk of a catalogue that is written in several files: they are always needed together. */
function partedCatalogueOf(id: string, modules: Rolldown.ChunkingContext): string | null {
  const info = modules.getModuleInfo(id)
  const whole = [id, ...(info?.importers ?? [])].find((each) => modules.getModuleInfo(each)?.importedIds.some(isPart))
  const [, language, file] = textFile.exec(whole ?? '') ?? []
  return language ? `${file}-${language}` : null
}

function isPart(id: string): boolean {
  const [, language, file = ''] = textFile.exec(id) ?? []
  return language !== undefined && file !== 'domain' && file !== 'own-formats' && !file.endsWith('.menu')
}
