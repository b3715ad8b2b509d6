/**
 * The states whose own forms may not be changed. NRS 108.2457(5) allows only its own forms; Mo. Rev. Stat. § 429.016.27 waives fully and
 * finally. The other statutes ask for substantially their form, which leaves room to list exceptions.
 */
export const closedForms: readonly string[] = ['NV', 'MO'];
