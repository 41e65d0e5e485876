import type { RecommendationDialog } from '@brigade/domain/menus/menus.tags.ts'
import type { Row } from './insert-rows.ts'
import type { MenuText } from './menu-seed.ts'

type MainSeed = {
  name: MenuText
  /** The question above its sub options. */
  heading?: MenuText
  subs: readonly MenuText[]
}

const light: MainSeed = {
  name: { en: 'Something light', ar: 'شيء خفيف', de: 'Etwas Leichtes', fr: 'Quelque chose de léger' },
  heading: { en: 'What should it be made of?', ar: 'ممَّ تفضّله؟', de: 'Woraus soll es sein?', fr: 'Plutôt quoi ?' },
  subs: [
    { en: 'Without meat', ar: 'بدون لحم', de: 'Ohne Fleisch', fr: 'Sans viande' },
    { en: 'From the sea', ar: 'من البحر', de: 'Aus dem Meer', fr: 'De la mer' },
  ],
}
const hearty: MainSeed = {
  name: { en: 'Something hearty', ar: 'شيء مشبع', de: 'Etwas Deftiges', fr: 'Quelque chose de copieux' },
  heading: { en: 'With what?', ar: 'مع ماذا؟', de: 'Womit?', fr: 'Avec quoi ?' },
  subs: [
    { en: 'With meat', ar: 'مع اللحم', de: 'Mit Fleisch', fr: 'Avec de la viande' },
    { en: 'With cheese', ar: 'مع الجبن', de: 'Mit Käse', fr: 'Avec du fromage' },
  ],
}
const sweet: MainSeed = {
  name: { en: 'Chocolate', ar: 'شوكولاتة', de: 'Schokolade', fr: 'Chocolat' },
  subs: [
    { en: 'Warm', ar: 'ساخن', de: 'Warm', fr: 'Chaud' },
    { en: 'Cold', ar: 'بارد', de: 'Kalt', fr: 'Froid' },
  ],
}
const fruity: MainSeed = {
  name: { en: 'Fruit', ar: 'فواكه', de: 'Früchte', fr: 'Fruits' },
  subs: [{ en: 'Fresh', ar: 'طازج', de: 'Frisch', fr: 'Frais' }],
}
const drinks: MainSeed = {
  name: { en: 'Something cold', ar: 'شيء بارد', de: 'Etwas Kaltes', fr: 'Quelque chose de frais' },
  subs: [
    { en: 'Without sugar', ar: 'بدون سكر', de: 'Ohne Zucker', fr: 'Sans sucre' },
    { en: 'Sparkling', ar: 'غازي', de: 'Sprudelnd', fr: 'Pétillant' },
  ],
}

const mainsByDialog: Record<RecommendationDialog, readonly MainSeed[]> = {
  starter: [light, hearty],
  mainCourse: [light, hearty],
  side: [light],
  dessert: [sweet, fruity],
  drink: [drinks],
}

const headingByDialog: Record<RecommendationDialog, MenuText> = {
  starter: {
    en: 'How would you like to begin?',
    ar: 'كيف تحب أن تبدأ؟',
    de: 'Womit möchten Sie beginnen?',
    fr: 'Par quoi commencer ?',
  },
  mainCourse: {
    en: 'What are you in the mood for?',
    ar: 'ماذا تشتهي؟',
    de: 'Worauf haben Sie Lust?',
    fr: 'De quoi avez-vous envie ?',
  },
  side: { en: 'Something beside it?', ar: 'شيء إلى جانبه؟', de: 'Etwas dazu?', fr: 'Un accompagnement ?' },
  dessert: { en: 'And something sweet?', ar: 'وشيء حلو؟', de: 'Und etwas Süßes?', fr: 'Et une douceur ?' },
  drink: {
    en: 'What would you like to drink?',
    ar: 'ماذا تحب أن تشرب؟',
    de: 'Was möchten Sie trinken?',
    fr: 'Que souhaitez-vous boire ?',
  },
}

/** The venue of the demo whose dialogs are complete: with headings, and items for most answers. */
const completeVenueId = 1

/** The answers of every dialog that a venue of the demo has. */
export function recommendationRows(venues: readonly { id: number; activeDialogs: readonly RecommendationDialog[] }[]) {
  const complete = venues.find(({ id }) => id === completeVenueId)
  const primaryHeadings = (complete?.activeDialogs ?? []).map((dialog, index): Row => ({
    id: index + 1,
    restaurantId: completeVenueId,
    dialog,
    name: JSON.stringify(headingByDialog[dialog]),
  }))
  const subOptionHeadings: Row[] = []
  const mains: Row[] = []
  const subs: Row[] = []
  for (const { id: restaurantId, activeDialogs } of venues) {
    const seeds = activeDialogs.flatMap((dialog) => mainsByDialog[dialog].map((main) => ({ dialog, ...main })))
    for (const [position, { dialog, name, heading, subs: finer }] of seeds.entries()) {
      const mainOptionId = mains.length + 1
      mains.push({ id: mainOptionId, restaurantId, name: JSON.stringify(name), dialog, index: position + 1 })
      if (heading && restaurantId === completeVenueId) {
        const id = subOptionHeadings.length + 1
        subOptionHeadings.push({ id, restaurantId, mainOptionId, name: JSON.stringify(heading) })
      }
      finer.forEach((sub, index) =>
        subs.push({
          id: subs.length + 1,
          restaurantId,
          mainOptionId,
          name: JSON.stringify(sub),
          index: index + 1,
        }),
      )
    }
  }
  return {
    main_options: mains,
    sub_options: subs,
    primary_headings: primaryHeadings,
    sub_option_headings: subOptionHeadings,
  }
}
