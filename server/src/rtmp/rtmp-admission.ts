/** IPv4 in its plain form, also where the socket reports it mapped into IPv6. */
export function plainAddress(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

export type Admission = {
  /**
   * False when the server, or the address if given, is at its maximum of connections; otherwise it must be released
   * once.
   */
  enter(address: string | undefined): boolean;
  leave(address: string | undefined): void;
};

export function createAdmission(limits: { connectionsMax: number; connectionsPerAddressMax: number }): Admission {
  const perAddress = new Map<string, number>();
  let total = 0;
  return {
    enter(address) {
      const present = address === undefined ? 0 : (perAddress.get(address) ?? 0);
      if (total >= limits.connectionsMax || present >= limits.connectionsPerAddressMax) return false;
      total += 1;
      if (address !== undefined) perAddress.set(address, present + 1);
      return true;
    },
    leave(address) {
      total -= 1;
      if (address === undefined) return;
      const present = perAddress.get(address) ?? 0;
      if (present > 1) perAddress.set(address, present - 1);
      else perAddress.delete(address);
    },
  };
}
