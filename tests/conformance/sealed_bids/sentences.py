"""What is said of it, in both languages."""

SENTENCES = {
    "ask_bid": {"en": "Round {number}: bid a card.", "fr": "Manche {number} : misez une carte."},
    "bid": {"en": "Bid {card}", "fr": "Miser {card}"},
    "ask_spend": {"en": "{player:seat}: what now?", "fr": "{player:seat} : et maintenant ?"},
    "keep": {"en": "Keep the coins", "fr": "Garder les pièces"},
    "draw": {"en": "Pay a coin to draw", "fr": "Payer une pièce pour piocher"},
    "levy": {"en": "Raise a levy", "fr": "Lever une taxe"},
    "ask_levy": {"en": "{collector:seat} wants a coin.", "fr": "{collector:seat} veut une pièce."},
    "pay": {"en": "Pay", "fr": "Payer"},
    "discard": {"en": "Discard {card}", "fr": "Défausser {card}"},
    "ask_discard": {"en": "Discard down to {limit}.", "fr": "Défaussez jusqu’à {limit}."},
    "bids_opened": {
        "en": "Bids {bids:terms}: {winner:seat} wins.",
        "fr": "Mises {bids:terms} : {winner:seat} gagne.",
    },
    "kept": {"en": "{player:seat} keeps quiet.", "fr": "{player:seat} ne dit rien."},
    "drew": {"en": "{player:seat} draws {card}.", "fr": "{player:seat} pioche {card}."},
    "drew_unseen": {"en": "{player:seat} draws.", "fr": "{player:seat} pioche."},
    "levy_paid": {
        "en": "{player:seat} pays {coins:one coin|# coins}.",
        "fr": "{player:seat} paie {coins:une pièce|# pièces}.",
    },
    "discarded": {"en": "{player:seat} discards {card}.", "fr": "{player:seat} défausse {card}."},
    "auction_over": {"en": "The auction is over.", "fr": "La vente est terminée."},
}
