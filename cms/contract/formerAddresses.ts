/** The address of a talent's page: its list and its slug. */
export interface Address {
  list: string;
  slug: string;
}

/** A talent with its present and former addresses. */
interface AddressOwner {
  id: number | string;
  address: Address | undefined;
  formerAddresses: readonly Address[];
}

/** Checks whether two addresses are of the same page. */
export const isSameAddress = (a: Address, b: Address): boolean =>
  a.list === b.list && a.slug === b.slug;

/** Returns the talent other than `id` that has or had an address, or `undefined`. */
export const findOtherOwner = <Owner extends AddressOwner>(
  owners: readonly Owner[],
  id: number | string | undefined,
  address: Address,
): Owner | undefined =>
  owners.find(
    (owner) =>
      owner.id !== id &&
      [...(owner.address ? [owner.address] : []), ...owner.formerAddresses].some((other) =>
        isSameAddress(other, address),
      ),
  );
